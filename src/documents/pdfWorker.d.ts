// The half of the package that reads; it comes without types and is only run.
declare module 'pdfjs-dist/build/pdf.worker.mjs';
