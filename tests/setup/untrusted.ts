// A certificate that nobody trusts, for servers of tests only. It signs itself, for a host that does not exist.

/** What `createServer` of node:https takes. */
export const untrusted = {
  key: `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgWkeHLN1pSmGaRzrA
65KCjpjV8mLfwQ/dNwygNtcU8PKhRANCAATDMShs3ZssWjeIEp2tMTicbtXOfzM1
YmeSxm2MTUSeeR40brBfPEB4l3x9DGzIXHmTivIRoZvt1rGtgP8bz7ec
-----END PRIVATE KEY-----`,
  cert: `-----BEGIN CERTIFICATE-----
MIIBiDCCAS+gAwIBAgIUKEe9jWdk+GkChIZvSFYCfmBbVYowCgYIKoZIzj0EAwIw
GTEXMBUGA1UEAwwObW9kZWxzLmV4YW1wbGUwIBcNMjYxMTIzMjM1NzMxWhgPMjEy
NjEwMzAyMzU3MzFaMBkxFzAVBgNVBAMMDm1vZGVscy5leGFtcGxlMFkwEwYHKoZI
zj0CAQYIKoZIzj0DAQcDQgAEwzEobN2bLFo3iBKdrTE4nG7Vzn8zNWJnksZtjE1E
nnkeNG6wXzxAeJd8fQxsyFx5k4ryEaGb7daxrYD/G8+3nKNTMFEwHQYDVR0OBBYE
FAhdjtPnLz03iXJ+YhQEQNIiaw0nMB8GA1UdIwQYMBaAFAhdjtPnLz03iXJ+YhQE
QNIiaw0nMA8GA1UdEwEB/wQFMAMBAf8wCgYIKoZIzj0EAwIDRwAwRAIgSksr2RWH
u1WIRbn7Z3Q5r3u8YPAXpcEu9IzVApipgB4CIDPLsrXsDLD3i03/PUw5mXHbBBmR
vE5b6GeKR5yo2+Gp
-----END CERTIFICATE-----`,
};
