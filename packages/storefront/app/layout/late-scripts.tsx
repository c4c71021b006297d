import { Children, cloneElement, isValidElement, type ReactNode } from 'react';
import { Scripts } from 'react-router';

/** The scripts of the page, which the browser requests after the first pictures: together they share the connection. */
export function LateScripts() {
  // its preloads would be in the head and have the priority of what the page shows first
  return late(Scripts({}));
}

const late = (nodes: ReactNode): ReactNode =>
  Children.map(nodes, (node) => {
    if (!isValidElement<LateProps>(node)) return node;
    if (node.type === 'link') return cloneElement(node, { fetchPriority: 'low', onLoad: stayInBody });
    return node.props.children ? cloneElement(node, {}, late(node.props.children)) : node;
  });

interface LateProps {
  children?: ReactNode;
  fetchPriority?: 'low';
  onLoad?: () => void;
}

/** React moves a link to the head unless it has an event handler. */
const stayInBody = (): void => undefined;
