import { useEffect, useState } from 'react';
import { useLoad } from '../../../ui/lazy/useLoad';
import { loadParser } from '../../demos';
import type { ReportProps } from './Report';

type CheckedProps = Omit<ReportProps, 'parse'>;

/** Loads the check and the parser on first use. */
async function load() {
  const [{ Report }, parse] = await Promise.all([
    import(/* webpackChunkName: "island-check" */ './Report'),
    loadParser(),
  ]);
  return { Report, parse };
}

type Loaded = Awaited<ReturnType<typeof load>>;

/** Renders the result of a check. */
export function Checked(props: CheckedProps) {
  const [loaded, setLoaded] = useState<Loaded>();
  const { error, retry } = useLoad(load, setLoaded);
  const { onStatus } = props;
  useEffect(() => {
    if (!loaded) onStatus(error ? 'The check could not be loaded.' : 'Loading the check …');
  }, [loaded, error, onStatus]);
  if (loaded) {
    const { Report, ...rest } = loaded;
    return <Report {...props} {...rest} />;
  }
  return (
    Boolean(error) && (
      <button type="button" className="button" onClick={retry}>
        Retry
      </button>
    )
  );
}
