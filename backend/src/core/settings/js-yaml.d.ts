/** The part of js-yaml that tests use; it comes without types. */
declare module 'js-yaml' {
  /** What a YAML document says. Throws where it is none. */
  export const safeLoad: (text: string) => unknown
}
