/**
 * The built functions in one process that serves many requests at once, as an instance of Cloud Run does. The Firebase
 * CLI starts a process for each concurrent request instead, which measures the machine and not the product.
 */
import express from 'express';

const functions = await import(process.argv[2]);
const app = express();
app.use(express.json());
for (const [name, handler] of Object.entries(functions)) app.use(`/${name}`, handler);
const server = app.listen(0, '127.0.0.1', () => {
  process.send({ port: server.address().port });
});
process.on('disconnect', () => process.exit(0));
