import { useState } from 'react';
import { useLoad } from '../../../ui/lazy/useLoad';
import { loadParser } from '../../demos';
import type { Input } from './input';

interface CheckedProps {
  input: Input;
  from: string;
  to: string;
}

/** Loads the check and the parser on first use. */
async function load() {
  const [{ Report }, parse] = await Promise.all([
    import(/* webpackChunkName: "check" */ './Report'),
    loadParser(),
  ]);
  return { Report, parse };
}

type Loaded = Awaited<ReturnType<typeof load>>;

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
