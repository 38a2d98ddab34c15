/** Ends the current task, so that the browser handles input and paints before the caller continues. */
export const nextTask = () => new Promise<void>((resolve) => void setTimeout(resolve));
