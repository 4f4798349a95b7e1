import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { definitionHash } from '../../packages/game-math/src/fair/canonical.ts';
import { definitionsFile } from '../../packages/games/src/definitions-file.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** By their names beside the built pages. */
const copied = {
  'verify_round.py': 'packages/games/tools/verify_round.py',
  'fairness.md': 'docs/fairness.md',
  'fairness-vectors.json': 'docs/fairness-vectors.json',
};

/** Lays below `fair/` what verifies a round without us: the rules of all games, the verifier, its description and test vectors. */
export function fairnessFiles(): Plugin {
  return {
    name: 'fairness-files',
    apply: 'build',
    generateBundle() {
      const emit = (name: string, source: string) => this.emitFile({ type: 'asset', fileName: `fair/${name}`, source });
      emit('definitions.json', JSON.stringify(definitionsFile(definitionHash)));
      for (const [name, path] of Object.entries(copied)) emit(name, readFileSync(root + path, 'utf8'));
    },
  };
}
