import { allowedText, parameterText, valueText } from '../components/controls/parameter-text.ts';
import { catalogues } from '../messages/index.ts';
import { PARAMETER_KEYS, PARAMETERS } from '../model/parameters.ts';
import { DEFAULT_PRESET, PRESETS } from '../model/presets.ts';
import { SOURCES } from './parameter-sources.ts';
import { useProse } from './prose-context.tsx';

/** Every parameter of a group: its default, what it accepts, what it means, and where the default comes from. */
export function ParametersTable({ group }: { readonly group: string }) {
  const { book, language } = useProse();
  const messages = catalogues[language];
  const text = messages.article.parameters;
  const keys = PARAMETER_KEYS.filter((key) => PARAMETERS[key].group === group);
  if (keys.length === 0) book.problem(`No parameters belong to the group "${group}".`);
  const title =
    messages.page.controls.groups[group as keyof typeof messages.page.controls.groups] ?? group;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached with the keyboard.
    <section className="table-scroll" tabIndex={0} aria-label={text.caption(title)}>
      <table className="parameters">
        <caption>{text.caption(title)}</caption>
        <thead>
          <tr>
            <th scope="col">{text.name}</th>
            <th scope="col">{text.usual}</th>
            <th scope="col">{text.accepts}</th>
            <th scope="col">{text.source}</th>
          </tr>
        </thead>
        <tbody>
          {keys.map((key) => (
            <tr key={key}>
              <th scope="row">
                <span className="parameter-label">{parameterText(language, key).label}</span>{' '}
                <code>{key}</code>
                <span className="parameter-meaning">{parameterText(language, key).meaning}</span>
              </th>
              <td>{valueText(language, messages, key, PRESETS[DEFAULT_PRESET][key])}</td>
              <td>{allowedText(language, messages, key)}</td>
              <td>{text.sources[SOURCES[key]]}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
