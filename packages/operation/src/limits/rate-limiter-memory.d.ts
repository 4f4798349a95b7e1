/** The one limiter alone: the library's own entry loads one for each database that it knows, 10 MB instead of 1.5. */
declare module 'rate-limiter-flexible/lib/RateLimiterMemory.js' {
  export { RateLimiterMemory as default } from 'rate-limiter-flexible';
}
