/** Whether everything is wanted (`npm run soak`), or what proves most per second (`npm test`): see docs/testing.md. */
export const soak = process.env.VESPER_SOAK !== undefined;
