// #region !plain
export interface LineItem {
  id: number;
  // #region each field
  textField: string;
  // #endregion
  // #region example
  countField: number;
  doneField: boolean;
  dayField: string;
  textsField: string[];
  countsField: number[];
  kindField: 'first' | 'second';
  // #endregion
}
// #endregion

// #region parameters
/** The parameters of a load. */
export type LineItemFilter = {
  // #region each parameter
  textParameter: string;
  // #endregion
  // #region example
  countParameter: number;
  doneParameter: boolean;
  // #endregion
};
// #endregion

// #region ownState
export interface LineItemState {
  // #region each state
  textState: string;
  // #endregion
  // #region example
  countState: number;
  doneState: boolean;
  dayState: string;
  textsState: string[];
  countsState: number[];
  kindState: 'first' | 'second';
  // #endregion
  // #region view
  query: string;
  // #endregion
  // #region ownFilter
  batchFilter: LineItemFilter;
  // #endregion
}
// #endregion
