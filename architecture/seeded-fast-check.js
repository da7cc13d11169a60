/**
 * fast-check, as every spec imports it: its random cases are the same in every run of `npm test`, and others in `npm run explore`.
 */
const fastCheck = require('../node_modules/fast-check/lib/cjs/fast-check.js')

const FIXED = 2026

fastCheck.configureGlobal({ seed: Number(process.env.FULLCOURT_SEED ?? FIXED) })

module.exports = fastCheck
