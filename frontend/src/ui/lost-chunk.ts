/** What Chromium, Firefox and Safari say when the code of a page is no longer there. */
const words = /dynamically imported module|Importing a module script failed/i

/** Whether the code of a page could not be loaded: after an update of the product it has another name. */
export const isLostChunk = (problem: unknown) => problem instanceof TypeError && words.test(problem.message)
