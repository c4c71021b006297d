import { Children, cloneElement, isValidElement, type ReactNode } from 'react';
import { Scripts } from 'react-router';

/** The scripts of the page, which the browser requests after the style sheet and the first pictures. */
export function LateScripts() {
  // its preloads would have the priority of what the page shows first, and it has no property for that
  return late(Scripts({}));
}

const late = (nodes: ReactNode): ReactNode =>
  Children.map(nodes, (node) => {
    if (!isValidElement<{ children?: ReactNode; fetchPriority?: 'low' }>(node)) return node;
    if (node.type === 'link') return cloneElement(node, { fetchPriority: 'low' });
    return node.props.children ? cloneElement(node, {}, late(node.props.children)) : node;
  });
