/** Whether the check has input of the reader, who expects it to be there after going back to the page. */
export const check: { isUsed?: true | undefined } = {};
