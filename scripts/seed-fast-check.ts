import fc from 'fast-check'

// Runs before each test file: what fast-check makes up follows from the seed of the run too.
fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: Number(process.env['TEST_SEED']) })
