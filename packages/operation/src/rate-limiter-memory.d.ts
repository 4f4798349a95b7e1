/** The one limiter alone: the library's own entry loads those of fourteen databases with it, 10 MB instead of 1.5. */
declare module 'rate-limiter-flexible/lib/RateLimiterMemory.js' {
  export { RateLimiterMemory as default } from 'rate-limiter-flexible';
}
