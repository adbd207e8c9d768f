// The page for addresses that do not exist stands at any depth and cannot know where the site begins. It asks for this
// file at several depths; wherever it is found, that is the site's folder.
{
  const root = new URL('.', document.currentScript.src);
  if (!document.documentElement.dataset.found) {
    document.documentElement.dataset.found = 'yes';
    const style = document.createElement('link');
    style.rel = 'stylesheet';
    style.href = new URL('not-found.css', root);
    document.head.append(style);
    addEventListener('DOMContentLoaded', () => {
      for (const link of document.querySelectorAll('a[data-path]'))
        link.href = new URL(link.dataset.path || '.', root);
    });
  }
}
