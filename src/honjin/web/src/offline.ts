/** Where a replay starts that was saved as one file. */
import { mount } from "svelte";
import "./app.css";
import type { Lang } from "./api/types";
import Offline from "./Offline.svelte";
import { settings } from "./settings.svelte";
import { offline } from "./table/replay.svelte";

const target = document.getElementById("app");
const brought = offline();
if (!target || !brought) throw new Error("this file has lost its replay");
settings.lang = brought.lang as Lang;
mount(Offline, { target });
