import type { Plugin } from 'vite'
import { firstLoad, pageLoads, pageStyles, stylesOf, wholeLoads, type OutputBundle, type Weight } from './weights.ts'

/** What a visitor of the public site loads at most, gzipped, in bytes: a page with everything that it needs (110 KB), and its styles. */
const site = { page: 110 * 1_024, styles: 10_000 }

/** Pages of the public site that have a limit of their own for what they bring beyond the first load, gzipped, in bytes. */
const ownLimits: readonly { readonly page: string; readonly most: number }[] = [{ page: 'BracketPage', most: 9_216 }]

/** What staff load at most, gzipped, in bytes: a tenth above what it was when it was measured. A page: beyond the first load. */
const admin = { first: 220_000, page: 87_000, styles: 56_000 }

const heavier = (weights: readonly Weight[], most: number) =>
  weights.filter(({ bytes }) => bytes > most).map(({ name, bytes }) => `${name} has ${bytes} bytes, it may have ${most}`)

const tooHeavyAlone = (files: OutputBundle) =>
  ownLimits.flatMap(({ page, most }) =>
    heavier(
      pageLoads(files)
        .filter(({ name }) => name === page)
        .map(({ name, bytes }) => ({ name: `${name} alone`, bytes })),
      most,
    ),
  )

/** What is too heavy in a bundle, each as a sentence. */
export const tooHeavy = (bundle: 'site' | 'admin', files: OutputBundle): readonly string[] =>
  bundle === 'site'
    ? [
        ...heavier(wholeLoads(files), site.page),
        ...tooHeavyAlone(files),
        ...heavier(
          pageStyles(files).map(({ name, bytes }) => ({ name: `The style of ${name}`, bytes })),
          site.styles,
        ),
      ]
    : [
        ...heavier([{ name: 'The first load', bytes: firstLoad(files) }], admin.first),
        ...heavier(pageLoads(files), admin.page),
        ...heavier([{ name: 'All style', bytes: stylesOf(files) }], admin.styles),
      ]

/** Ends the build when a page became too heavy. Runs before the styles move into the template. */
export const budget = (): Plugin => ({
  name: 'budget',
  enforce: 'post',
  applyToEnvironment: ({ name }) => name === 'site' || name === 'admin',
  generateBundle: {
    order: 'post',
    handler(_, files) {
      const problems = tooHeavy(this.environment.name === 'site' ? 'site' : 'admin', files)
      if (problems.length > 0) this.error(`Too heavy, gzipped: ${problems.join('; ')}.`)
    },
  },
})
