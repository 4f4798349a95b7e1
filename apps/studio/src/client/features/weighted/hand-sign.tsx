/** @jsxImportSource preact */

/** Rock, paper or scissors, engraved. */
export function HandSign({ hand }: { hand: number }) {
  return (
    <svg class="hand-sign" viewBox="0 0 100 100" aria-hidden="true">
      {hand === 0 && (
        <>
          <path d="M14 66 24 38 44 22 68 26 86 48 88 70 70 84H28Z" />
          <path class="hand-sign__line" d="M24 38 46 48 44 22M46 48 68 26M46 48 40 84M46 48 74 58 86 48M74 58 70 84" />
        </>
      )}
      {hand === 1 && (
        <>
          <path d="M22 12H64L80 28V88H22Z" />
          <path class="hand-sign__line" d="M64 12V28H80M32 36H60M32 47H70M32 58H70M32 69H70M32 79H54" />
        </>
      )}
      {hand === 2 && (
        <>
          <path d="M46 58 64 8Q74 12 71 22L55 62ZM54 58 36 8Q26 12 29 22L45 62Z" />
          <path class="hand-sign__ring" d="M32 70a11 11 0 1 0 .1 0ZM68 70a11 11 0 1 0 .1 0ZM47 58 39 71M53 58 61 71" />
        </>
      )}
    </svg>
  );
}
