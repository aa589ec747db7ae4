/** The lines of the score sheet. */
export const lines: { readonly [line: string]: string } = { story: 'The story ended well' };
