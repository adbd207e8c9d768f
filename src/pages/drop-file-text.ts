import { parameterText } from '../components/controls/parameter-text.ts';
import { type FigureName, SLUGS } from '../link/figures.ts';
import type { Language, Messages } from '../messages/index.ts';
import type { DropTrouble, Remark } from './drop-file-read.ts';

type Text = Messages['data'];

export function troubleText({ troubles }: Text, trouble: DropTrouble): string {
  switch (trouble.kind) {
    case 'other-format':
      return troubles['other-format'](trouble.format);
    case 'newer':
      return troubles.newer(trouble.version);
    case 'several':
      return troubles.several(String(trouble.count));
    default:
      return troubles[trouble.kind];
  }
}

const MOST_NAMED = 4;

export function remarkText(text: Text, remark: Remark, language: Language): string {
  switch (remark.kind) {
    case 'contradicts': {
      const names = remark.parameters.map((key) => parameterText(language, key).label);
      const more = names.length > MOST_NAMED ? ['…'] : [];
      return text.contradicts([...names.slice(0, MOST_NAMED), ...more].join(text.comma));
    }
    case 'other-figure':
      return text.otherFigure;
    case 'other-model':
      return text.otherModel(String(remark.made), String(remark.here));
  }
}

/** `Figure 4`, as the figure itself is headed; or the race. */
export function figureText({ data, figures }: Messages, figure: FigureName): string {
  return figure === 'race' ? data.race : figures.frame.figure(String(SLUGS.indexOf(figure) + 1));
}
