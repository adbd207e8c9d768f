// Before the first paint: the colours that a link asks for or that the reader has chosen, and whether scripts run at
// all. A file of its own because the pages' policy allows no script inside them; read by src/pages/theme.ts too.
document.documentElement.classList.add('js');
try {
  const asked = new URLSearchParams(location.search).getAll('theme').at(-1);
  const theme = asked === 'light' || asked === 'dark' ? asked : localStorage.getItem('theme');
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
} catch {
  // No storage here, as in a sandboxed frame: the system's colours.
}
