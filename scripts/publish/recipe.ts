// What a package is, to the program that packs all of them. One module of this folder makes one package or a family of them.

/** Third-party code or data inside a package, for its notices and the bill of materials. */
export interface Component {
  name: string;
  version: string;
  /** SPDX expression. */
  licence: string;
  /** Address of the package in a registry, or of the source. */
  source: string;
  type: 'library' | 'data';
}

/** What is known about a package once its files are written. */
export interface PackageFacts {
  description: string;
  /** SPDX expression of everything in it. */
  licence: string;
  /** Of package.json, beyond name, version, description and licence; undefined for what is no npm package. */
  manifest?: Record<string, unknown>;
  components: readonly Component[];
  /** Notices of the third-party code in it; the licence texts of packs lie beside the packs. */
  notices?: string;
  /** Sizes that the pages name, in bytes (gzip), by part. */
  sizes?: Readonly<Record<string, number>>;
}

/** One package. */
export interface Recipe {
  /** Also the name of its folder in `dist-packages`. */
  name: string;
  /** `npm` becomes a tarball that npm installs; `zip` an archive of the folder. */
  kind: 'npm' | 'zip';
  /** Files and folders that it is made from: when none has changed it is not made again. */
  inputs: readonly string[];
  /** Writes everything but package.json, LICENSE, NOTICE.md and CHANGELOG.md into an empty folder. */
  write(folder: string): Promise<PackageFacts>;
}
