/** The class of `<body>` on home pages: at the root, and at an address of one segment (docs/public-pages.md#bars-and-footer). */
export const homepageClass = (path: string): '' | 'homepage' => (path.split('/').filter(Boolean).length <= 1 ? 'homepage' : '')
