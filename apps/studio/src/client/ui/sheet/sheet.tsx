/** @jsxImportSource preact */
import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { Icon } from '../page/icons.tsx';
import './sheet.css';

interface SheetProps {
  title: string;
  closeName: string;
  onClose: () => void;
  children: ComponentChildren;
}

/** A modal sheet: from below on a phone, in the middle elsewhere. The browser's own dialog keeps focus and Escape right. */
export function Sheet({ title, closeName, onClose, children }: SheetProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const element = dialog.current!;
    if (!element.open) element.showModal();
    return () => element.close();
  }, []);
  return (
    <dialog
      class="sheet"
      ref={dialog}
      aria-label={title}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onPointerDown={(event) => {
        if (event.target === dialog.current) onClose();
      }}
    >
      <div class="sheet__panel">
        <header class="sheet__head">
          <h2>{title}</h2>
          <button type="button" class="sheet__close" aria-label={closeName} onClick={onClose}>
            <Icon name="close" />
          </button>
        </header>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: reached by Tab, so that the arrow keys scroll a long text. */}
        <div class="sheet__body" tabIndex={0}>
          {children}
        </div>
      </div>
    </dialog>
  );
}
