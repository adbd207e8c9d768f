import { usePageText, useTaskLab } from '../task-context.tsx';

/** Files of an example to save and look into: how a file of its kind is written. */
export function ExampleFiles({ files }: { readonly files: readonly string[] }) {
  const lab = useTaskLab();
  const { gallery } = usePageText();
  return (
    <span className="example-files">
      {files.map((file) => (
        <a
          key={file}
          href={lab.exampleAddress(file)}
          download={file}
          title={gallery.download(file)}
          aria-label={gallery.download(file)}
        >
          {file}
        </a>
      ))}
    </span>
  );
}
