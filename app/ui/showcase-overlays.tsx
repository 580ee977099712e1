import { LogOut, User } from "lucide-react";
import { useState } from "react";
import { Button } from "./button.tsx";
import { Checkbox } from "./checkbox.tsx";
import { Dialog } from "./dialog.tsx";
import {
  DropdownMenu,
  DropdownMenuItem,
  DropdownMenuLabel,
  DropdownMenuLink,
  DropdownMenuSeparator,
} from "./dropdown-menu.tsx";
import { invoker } from "./invoker.ts";
import { Sheet } from "./sheet.tsx";
import { ShowcaseRow, ShowcaseSection } from "./showcase-section.tsx";
import { ToastArea, type ToastMessage } from "./toast-area.tsx";
import { Tooltip } from "./tooltip.tsx";

const TONES: ReadonlyArray<ToastMessage["tone"]> = [
  "success",
  "info",
  "destructive",
];

export function ShowcaseOverlays() {
  const [toast, setToast] = useState<ToastMessage | null>(null);
  return (
    <ShowcaseSection id="overlays" title="Dialog, sheet, menu, tooltip, toast">
      <ShowcaseRow>
        <DialogSample />
        <SheetSample />
        <MenuSample />
        <Tooltip text="The page opens in a new tab.">
          <Button variant="ghost">Tooltip</Button>
        </Tooltip>
      </ShowcaseRow>
      <ShowcaseRow>
        {TONES.map((tone) => (
          <Button
            key={tone}
            variant="secondary"
            onClick={() =>
              setToast({
                id: crypto.randomUUID(),
                tone,
                title: `A ${tone} toast`,
                description: "It leaves after five seconds.",
              })
            }
          >
            {`Toast ${tone}`}
          </Button>
        ))}
      </ShowcaseRow>
      {toast && (
        <ToastArea
          toast={toast}
          onDismiss={() => setToast(null)}
          regionLabel="Notices"
          closeLabel="Close"
        />
      )}
    </ShowcaseSection>
  );
}

function DialogSample() {
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  return (
    <>
      <Button variant="outline" onClick={() => setIsOpen(true)}>
        Open dialog
      </Button>
      <Dialog
        open={isOpen}
        onClose={close}
        title="Remove this favourite?"
        description="You can add it again at any time."
        closeLabel="Close dialog"
        actions={
          <>
            <Button variant="destructive" onClick={close}>
              Remove
            </Button>
            <Button variant="outline" onClick={close}>
              Keep it
            </Button>
          </>
        }
      />
    </>
  );
}

function SheetSample() {
  return (
    <>
      <Button variant="outline" {...invoker("show-modal", "sheet-sample")}>
        Open sheet
      </Button>
      <Sheet
        id="sheet-sample"
        title="Filters"
        closeLabel="Close sheet"
        footer={<Button {...invoker("close", "sheet-sample")}>Show 12</Button>}
      >
        <Checkbox label="High school" />
        <Checkbox label="Bachelor" />
      </Sheet>
    </>
  );
}

function MenuSample() {
  return (
    <DropdownMenu trigger={<Button variant="outline">Open menu</Button>}>
      <DropdownMenuLabel>
        <span className="block font-bold">Ana Mendoza</span>
        <span className="text-ink-soft block text-sm">ana@example.org</span>
      </DropdownMenuLabel>
      <DropdownMenuSeparator />
      <DropdownMenuLink to="/perfil">
        <User aria-hidden />
        Profile
      </DropdownMenuLink>
      <DropdownMenuItem disabled>Disabled</DropdownMenuItem>
      <DropdownMenuSeparator />
      <DropdownMenuItem>
        <LogOut aria-hidden />
        Sign out
      </DropdownMenuItem>
    </DropdownMenu>
  );
}
