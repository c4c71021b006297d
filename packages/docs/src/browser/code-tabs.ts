/** Shows the samples and the responses of a call one at a time. Without a script, they follow one another. */

function makeTabs(container: Element, index: number): void {
  const samples = [...container.querySelectorAll<HTMLElement>('.expressive-code')];
  if (samples.length < 2) return;
  const list = document.createElement('div');
  list.setAttribute('role', 'tablist');
  list.setAttribute('aria-label', container.querySelector('h2')?.textContent ?? '');
  const tabs = samples.map((sample, position) => {
    const tab = document.createElement('button');
    tab.type = 'button';
    tab.id = `tab-${index}-${position}`;
    tab.textContent = sample.querySelector('.title')?.textContent ?? `Sample ${position + 1}`;
    tab.setAttribute('role', 'tab');
    sample.id = `panel-${index}-${position}`;
    sample.setAttribute('role', 'tabpanel');
    sample.setAttribute('aria-labelledby', tab.id);
    // long ones scroll
    sample.tabIndex = 0;
    tab.setAttribute('aria-controls', sample.id);
    tab.addEventListener('click', () => select(position));
    list.append(tab);
    return tab;
  });
  const select = (chosen: number): void => {
    for (const [position, tab] of tabs.entries()) {
      tab.setAttribute('aria-selected', String(position === chosen));
      tab.tabIndex = position === chosen ? 0 : -1;
      samples[position]?.toggleAttribute('hidden', position !== chosen);
    }
  };
  list.addEventListener('keydown', ({ key }) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[key];
    if (!step) return;
    const at = tabs.findIndex(({ tabIndex }) => tabIndex === 0);
    const next = (at + step + tabs.length) % tabs.length;
    select(next);
    tabs[next]?.focus();
  });
  samples[0]?.before(list);
  container.setAttribute('data-tabs', '');
  select(0);
}

for (const [index, container] of document.querySelectorAll('.samples, .responses').entries())
  makeTabs(container, index);
