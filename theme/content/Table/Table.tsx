import type { ComponentProps } from 'react';

/** Renders a table in a box that scrolls if the table is too wide. */
export const Table = (props: ComponentProps<'table'>) => (
  <div className="table-box">
    <table {...props} />
  </div>
);
