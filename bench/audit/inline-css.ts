import { gzipSync } from 'node:zlib'

/** Bytes of the styles that a page carries in its document, compressed on their own. */
export const inlineCss = async (address: string): Promise<number> => {
  const document = await (await fetch(address)).text()
  const styles = [...document.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, css = '']) => css)
  return styles.length === 0 ? 0 : gzipSync(styles.join('')).length
}
