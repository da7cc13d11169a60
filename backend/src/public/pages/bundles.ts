import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join, resolve } from 'node:path'
import type { Manifest, SiteAssets, SiteRenderer } from '@fullcourt/domain/pages/render-contract'

/** Where `npm run build` puts the bundles, seen from this file's place in `src` or `dist`. */
export const BUNDLES_FOLDER = resolve(__dirname, '../../../../frontend/dist')

/** The built frontend: templates read once, and the renderer of public pages. */
export type Bundles = {
  readonly site: string
  readonly admin: string
  readonly assets: SiteAssets
  readonly renderer: SiteRenderer
}

const isMissing = (error: unknown) =>
  typeof error === 'object' && error !== null && 'code' in error && (error.code === 'ENOENT' || error.code === 'MODULE_NOT_FOUND')

/** The bundle is CommonJS and no part of this build: it is required where it lies. */
const rendererOf = (path: string): SiteRenderer => (createRequire(__filename)(path) as { renderer: SiteRenderer }).renderer

const siteFile = (name: string) => readFile(join(BUNDLES_FOLDER, 'client/site', name), 'utf8')

const readAssets = async (): Promise<SiteAssets> => {
  const manifest = JSON.parse(await siteFile('.vite/manifest.json')) as Manifest
  const sheets = [...new Set(Object.values(manifest).flatMap(({ css = [] }) => css))]
  const styles = await Promise.all(sheets.map(async sheet => [sheet, (await siteFile(sheet)).trim()] as const))
  return { manifest, styles: Object.fromEntries(styles) }
}

/** The bundles, or undefined where they were not built (tests of the calls need none). */
export const readBundles = async (): Promise<Bundles | undefined> => {
  try {
    const [site, admin, assets] = await Promise.all([
      siteFile('index.html'),
      readFile(join(BUNDLES_FOLDER, 'client/admin/index.html'), 'utf8'),
      readAssets(),
    ])
    return {
      site,
      admin,
      assets,
      renderer: rendererOf(join(BUNDLES_FOLDER, 'server/server.cjs')),
    }
  } catch (error) {
    if (isMissing(error)) return undefined
    throw error
  }
}
