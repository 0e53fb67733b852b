// Whose address a request comes from, as far as limits are concerned.

/** The network of an address: one visitor has a whole /64 of IPv6. An IPv4 address stands for itself, also within IPv6. */
export function networkOf(client: string): string {
  if (!client.includes(':')) return client;
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(client)?.[1];
  return mapped ?? client.split(':').slice(0, 4).join(':');
}
