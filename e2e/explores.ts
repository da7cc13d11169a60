/** True in `npm run explore`, which walks every combination of what `npm test` walks a fixed part of (docs/architecture.md#tests). */
export const EXPLORES = process.env.FULLCOURT_SEED !== undefined
