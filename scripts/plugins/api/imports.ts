export * from '../../typescript/imports';
