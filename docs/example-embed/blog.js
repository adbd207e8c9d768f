// The frame. Its messages are known by the key, and by the window that they come from.
const frame = document.getElementById('race');
const says = document.getElementById('race-says');

window.addEventListener('message', ({ source, data }) => {
  if (source !== frame.contentWindow || data?.['swarm-figure'] !== 1) return;
  if (data.type === 'height') {
    frame.style.height = `${data.height}px`;
    return;
  }
  // Whoever says hello is told of changes, too.
  if (data.type === 'ready' && !greeted) send({ type: 'hello' });
  says.textContent = JSON.stringify(data);
});

let greeted = false;

function send(command) {
  greeted = true;
  // A frame in a sandbox has no origin that could be named.
  frame.contentWindow.postMessage({ 'swarm-figure': 1, ...command }, '*');
}

for (const button of document.querySelectorAll('[data-send]')) {
  button.addEventListener('click', () => send(JSON.parse(button.dataset.send)));
}

// The element. Its attributes are the entries of a link.
const element = document.getElementById('standard');
const elementSays = document.getElementById('standard-says');

for (const type of ['ready', 'state', 'play', 'pause', 'error']) {
  element.addEventListener(`swarm-${type}`, ({ type, detail }) => {
    elementSays.textContent = `${type} ${JSON.stringify(detail)}`;
  });
}

document.getElementById('fewer').addEventListener('click', () => {
  element.setAttribute('layers', '4');
});
document.getElementById('more').addEventListener('click', () => {
  element.set({ layers: 16 });
});
