import { type MutableRef, useEffect, useState } from 'preact/hooks';

/** Whether more lies below what is seen of an element that scrolls; looked at again when `content` is another. */
export function useFurther(box: MutableRef<HTMLElement | null>, content?: unknown): boolean {
  const [further, setFurther] = useState(false);
  useEffect(() => {
    const element = box.current!;
    void content;
    const look = () => setFurther(element.scrollTop + element.clientHeight < element.scrollHeight - 8);
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
