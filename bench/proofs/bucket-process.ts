import { startTestBucket } from '../../packages/server/src/testing/test-bucket.ts'

// A store of files in a process of its own: it answers while the clients of the proof are busy. It sends its settings, and ends with its parent.

const bucket = await startTestBucket()
process.on('disconnect', () => void bucket.stop().then(() => process.exit()))
process.send?.(bucket.env)
