/** `npm start`: builds what is missing or older than its sources, then runs the product in this process. */
const { build } = require('./build.js')

build()
  .then(() => require('./backend/dist/main.js'))
  .catch(error => {
    process.stderr.write(`${error.message}\n`)
    process.exitCode = 1
  })
