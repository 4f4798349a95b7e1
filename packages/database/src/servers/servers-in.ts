/** One PostgreSQL server that an address names. */
export interface NamedServer {
  /** The address with this server alone. */
  url: string;
  host: string;
  port: number;
}

const address = /^(postgres(?:ql)?:\/\/(?:[^/?#]*@)?)([^@/?#]+)(.*)$/;
const usualPort = 5432;

/**
 * The servers of an address such as `postgres://user:password@one:5432,other:5433/name`, written as libpq takes it (PostgreSQL
 * documentation, libpq-connect, "Specifying Multiple Hosts"); undefined for what is no address of a database.
 */
export function serversIn(url: string): NamedServer[] | undefined {
  const [, before, hosts, after] = address.exec(url) ?? [];
  if (hosts === undefined) return undefined;
  const servers = hosts.split(',').map((host) => serverAt(`${before}${host}${after}`));
  return servers.every((server) => server !== undefined) ? servers : undefined;
}

function serverAt(url: string): NamedServer | undefined {
  if (!URL.canParse(url)) return undefined;
  const { hostname, port } = new URL(url);
  if (hostname === '') return undefined;
  // A socket needs the bare address of IPv6.
  return { url, host: decodeURIComponent(hostname).replace(/^\[(.*)\]$/, '$1'), port: Number(port) || usualPort };
}

/** How a server is called in sentences. */
export const nameOf = ({ host, port }: NamedServer) => `${host.includes(':') ? `[${host}]` : host}:${port}`;
