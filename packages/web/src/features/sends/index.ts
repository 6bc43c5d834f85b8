export { DELAY_SECONDS, followSend } from './delayed-send.ts'
