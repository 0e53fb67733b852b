// Keys for storage and functions, and the stored sign-in of a provider. No cloud code.

/** Keys for the other cloud services (CRD-1). `expiration` is what the service said. */
export interface CloudCredentials {
  accessKeyId: string;
  secretAccessKey: string;
  sessionToken: string;
  identityId: string;
  expiration: Date;
  authenticated: boolean;
}

/** The stored record of a provider's own sign-in (CRD-8). `expires_at` in milliseconds. */
export interface FederatedRecord {
  provider: string;
  token: string;
  user: { name?: string | undefined; email?: string | undefined; id?: string | undefined };
  expires_at: number;
  identity_id?: string | undefined;
}
