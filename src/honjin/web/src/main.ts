/** Where the page starts. */
import { mount } from "svelte";
import { startRouter } from "./router.svelte";
import App from "./App.svelte";
import "./app.css";

const target = document.getElementById("app");
if (!target) throw new Error("index.html has no #app");
startRouter();
mount(App, { target });
