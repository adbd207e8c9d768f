const UNIT = 't_mid';

/** As much of a Markdown tree as is looked at here. */
export interface MarkdownNode {
  type: string;
  value?: string;
  name?: string;
  attributes?: unknown[];
  children?: MarkdownNode[];
}

/** A remark plugin: the unit of time, written `t_mid` in the prose, becomes the component `Mid`. */
export function setUnits() {
  return (tree: MarkdownNode): void => walk(tree);
}

function walk(node: MarkdownNode): void {
  if (!node.children) return;
  node.children = node.children.flatMap((child) => {
    if (child.type === 'text') return withUnits(child.value ?? '');
    walk(child);
    return [child];
  });
}

function withUnits(text: string): MarkdownNode[] {
  return text.split(UNIT).flatMap((value, i) => {
    const words = value === '' ? [] : [{ type: 'text', value }];
    const unit = { type: 'mdxJsxTextElement', name: 'Mid', attributes: [], children: [] };
    return i === 0 ? words : [unit, ...words];
  });
}
