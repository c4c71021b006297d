import { Children, cloneElement, isValidElement, type ReactNode } from 'react';
import { Scripts } from 'react-router';

interface TagProps {
  children?: ReactNode;
  href?: string;
  type?: string;
  async?: boolean;
  dangerouslySetInnerHTML?: { __html: string };
}

/** The scripts of the page, which the browser requests once it has the pictures that the page shows first. */
export function LateScripts() {
  return late(Scripts({}), new Set());
}

/** Leaves out the preloads of the tags, and has the module of the page start with them later. */
function late(tags: ReactNode, files: Set<string>): ReactNode {
  return Children.map(tags, (tag) => {
    if (!isValidElement<TagProps>(tag)) return tag;
    const { href, type, children, dangerouslySetInnerHTML } = tag.props;
    if (tag.type === 'link') return void files.add(href ?? '');
    if (type !== 'module') return children ? cloneElement(tag, {}, late(children, files)) : tag;
    const input = [[...files], dangerouslySetInnerHTML?.__html].map((value) => JSON.stringify(value));
    const __html = `(${startLater})(${input.join()})`;
    return cloneElement(tag, { type: undefined, async: undefined, dangerouslySetInnerHTML: { __html } });
  });
}

/** Runs in the page, whose `load` event waits for the scripts. A picture is waited for at most a second. */
function startLater(files: string[], code: string): void {
  const nonce = document.currentScript?.nonce;
  const add = (name: string, properties: object): void =>
    document.body.append(Object.assign(document.createElement(name), properties));
  const pictures = [...document.querySelectorAll<HTMLImageElement>('img[fetchpriority=high]')];
  const isDone = (picture: HTMLImageElement): unknown =>
    picture.complete ||
    new Promise((resolve) => {
      picture.addEventListener('load', resolve);
      picture.addEventListener('error', resolve);
    });
  void Promise.race([
    Promise.all(pictures.map(isDone)),
    new Promise((resolve) => setTimeout(resolve, 1000)),
  ]).then(() => {
    for (const href of files) add('link', { rel: 'modulepreload', href });
    add('script', { type: 'module', nonce, text: code });
  });
}
