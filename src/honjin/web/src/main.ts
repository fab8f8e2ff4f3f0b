/** Where the page starts. */
import { mount } from "svelte";
import { startAwaiting } from "./awaited.svelte";
import { startWorker } from "./notices.svelte";
import { go, startRouter } from "./router.svelte";
import App from "./App.svelte";
import "./app.css";

const target = document.getElementById("app");
if (!target) throw new Error("index.html has no #app");
startRouter();
if (import.meta.env.PROD) startWorker(go);
startAwaiting();
mount(App, { target });
