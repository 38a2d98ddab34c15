import { useState } from 'react';
import { useLoad } from '../../../ui/lazy/useLoad';
import { loadParser } from '../../demos';
import type { Input } from './input';
import type { ReportProps } from './Report';

interface CheckedProps {
  input: Input;
  from: string;
  to: string;
}

/** Loads the check and the parser on first use. */
async function load() {
  const [{ Report, prepare }, parse] = await Promise.all([
    import(/* webpackChunkName: "check" */ './Report'),
    loadParser(),
  ]);
  return { Report, parse, ...(await prepare()) };
}

type Loaded = Pick<ReportProps, 'parse' | 'Declarations'> & {
  Report: (props: ReportProps) => React.ReactNode;
};

/** The result of a check. */
export function Checked(props: CheckedProps) {
  const [loaded, setLoaded] = useState<Loaded>();
  const { error, retry } = useLoad(load, setLoaded);
  if (loaded) {
    const { Report, ...rest } = loaded;
    return <Report {...props} {...rest} />;
  }
  return (
    <>
      <p role="status">{error ? 'The check could not be loaded.' : 'Loading the check …'}</p>
      {Boolean(error) && (
        <button type="button" className="button" onClick={retry}>
          Retry
        </button>
      )}
    </>
  );
}
