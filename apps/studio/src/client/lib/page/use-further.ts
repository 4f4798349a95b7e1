import { type MutableRef, useEffect, useState } from 'preact/hooks';

/**
 * Whether more lies below what is seen of an element that scrolls; looked at again when `content` is another. While it
 * scrolls, the keyboard can reach it.
 */
export function useFurther(box: MutableRef<HTMLElement | null>, content?: unknown): boolean {
  const [further, setFurther] = useState(false);
  useEffect(() => {
    const element = box.current!;
    void content;
    const look = () => {
      const { scrollTop, clientHeight, scrollHeight } = element;
      setFurther(scrollTop + clientHeight < scrollHeight - 8);
      if (scrollHeight > clientHeight) element.setAttribute('tabindex', '0');
      else element.removeAttribute('tabindex');
    };
    const watch = new ResizeObserver(look);
    watch.observe(element);
    for (const child of element.children) watch.observe(child);
    element.addEventListener('scroll', look, { passive: true });
    return () => {
      watch.disconnect();
      element.removeEventListener('scroll', look);
    };
  }, [box, content]);
  return further;
}
