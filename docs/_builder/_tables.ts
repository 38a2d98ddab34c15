// #region requests
/** A row in the simulated backend. */
export interface Row {
  id: number | string;
  [column: string]: unknown;
}

const row = (_: unknown, index: number): Row => {
  const id = index + 1;
  return {
    id,
    // #region each field string
    textField: `text field ${id}`,
    // #endregion
    // #region each field number
    countField: id * 10,
    // #endregion
    // #region each field boolean
    doneField: id % 3 === 0,
    // #endregion
    // #region each field date
    dayField: `2026-01-${String(id).padStart(2, '0')}`,
    // #endregion
    // #region each field strings
    textsField: [`texts field ${id}`],
    // #endregion
    // #region each field numbers
    countsField: [id, id * 10],
    // #endregion
    // #region each field union
    kindField: ['first', 'second'][index % 2],
    // #endregion
  };
};

export const tables = (): Record<string, Row[]> => ({
  'line-items': Array.from({ length: 12 }, row),
});
// #endregion
