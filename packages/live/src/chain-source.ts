/** A chain of seeds that rounds may be played by: published, salted, and not used up. */
export interface ReadyChain {
  id: string;
  /** What link 1 hashes to. */
  end: string;
  links: number;
  salt: string;
  /** The link that the next round is played by. */
  nextLink: number;
}

/** Where a table has its seeds from. */
export interface ChainSource {
  /** Publishes a chain where the table needs one, and salts it once that is possible. Asked until `read` gives one. */
  ensure(table: string): Promise<void>;
  read(table: string): Promise<ReadyChain | undefined>;
  /** A link, which is a secret until its round is decided. */
  link(chainId: string, link: number): Promise<string>;
}
