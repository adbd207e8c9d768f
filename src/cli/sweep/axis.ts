import { isParameterKey, PARAMETER_KEYS, type ParameterKey } from '../../model/parameters.ts';
import { quoted } from '../../model/quoted.ts';
import { AGENTS_LIST, SET } from '../options.ts';
import { didYouMean, UsageError } from '../usage-error.ts';
import { valueList } from '../value-list.ts';

/** One direction of a sweep: a parameter and the values it takes, as texts that are accepted. */
export interface Axis {
  readonly key: ParameterKey;
  readonly texts: readonly string[];
}

/** NAME=VALUE,VALUE,… Throws a UsageError for an unknown name and as `valueList` does. */
export function axisOf(text: string): Axis {
  const equals = text.indexOf('=');
  if (equals < 0) throw new UsageError(`--set takes NAME=VALUE,VALUE,…, not ${quoted(text)}`);
  const name = text.slice(0, equals).trim();
  if (!isParameterKey(name)) {
    throw new UsageError(
      `--set: there is no parameter ${quoted(name)}${didYouMean(name, PARAMETER_KEYS)}`,
    );
  }
  if (name === 'agents') throw new UsageError('agents is set by --agents, not by --set');
  return { key: name, texts: valueList(name, text.slice(equals + 1), SET.name) };
}

/** K,K,… Throws a UsageError when it is not there, and as `valueList` does. */
export function agentsAxis(list: string | null): Axis {
  if (list === null) throw new UsageError('sweep needs numbers of agents: --agents 1,4,16,64');
  return { key: 'agents', texts: valueList('agents', list, AGENTS_LIST.name) };
}
